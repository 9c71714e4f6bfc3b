// Tells the server the amounts of an accepted order, and keeps the security token of posts fresh.
( function ( routes ) {
	const halfLife = 12 * 60 * 60;

	document.addEventListener( 'charterform:ordered', function ( event ) {
		fetch( routes.ledger, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( event.detail ),
			// The visitor may be on the way to the next page.
			keepalive: true,
		} ).catch( function () {} );
	} );

	// The page may be from a cache, so a token cannot stand in it. It begins with the second in which it was made.
	function isFresh() {
		const made = /(?:^|; )XSRF-TOKEN=(\d+)-/.exec( document.cookie );
		return made && Date.now() / 1000 - Number( made[ 1 ] ) < halfLife;
	}

	let isAsking = false;
	document.addEventListener( 'focusin', function () {
		if ( isAsking || isFresh() ) {
			return;
		}
		isAsking = true;
		fetch( routes.nonce, { cache: 'no-store', credentials: 'same-origin' } )
			.catch( function () {} )
			.then( function () {
				isAsking = false;
			} );
	} );
} )( window.charterformServer );
